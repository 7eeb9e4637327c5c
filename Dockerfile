# The server in a container: see docs/operate.md.
FROM node:20-slim AS page
WORKDIR /source
COPY web web
RUN npm --prefix web install --no-save --no-audit --no-fund && npm --prefix web run build

FROM python:3.11-slim AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
COPY --from=page /source/src/carrack/server/page src/carrack/server/page
# The rules are compiled here; the compiler stays behind.
RUN python -m venv /opt/carrack \
    && CARRACK_REQUIRE_COMPILED=1 /opt/carrack/bin/pip install --no-cache-dir \
        -c requirements/test.txt ".[server]"

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home carrack
COPY --from=build /opt/carrack /opt/carrack
ENV PATH=/opt/carrack/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    CARRACK_HOME=/data \
    CARRACK_HOST=0.0.0.0 \
    CARRACK_LOG_JSON=yes
USER carrack
VOLUME /data
EXPOSE 8320
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s CMD ["python", "-c", \
    "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8320/readyz', timeout=4)"]
CMD ["carrack", "serve"]
