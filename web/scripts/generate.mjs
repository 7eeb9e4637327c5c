// Types of every message and answer, from the server's own schemas. Run by `make web-types`.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
import openapi, { astToString } from "openapi-typescript";

const root = new URL("../../", import.meta.url);
const api = new URL("../src/api/", import.meta.url);
const SAID = "// Written by web/scripts/generate.mjs from the server's schemas. Nobody edits it.\n\n";

const ASK = `
import json
from carrack.server.wire import messages
from carrack.server.wire.app import create_app
from carrack.server.settings import Settings
print(json.dumps({"http": create_app(Settings()).openapi(), "socket": messages.schema()}))
`;
const python = process.env.PYTHON ?? ".venv/bin/python";
const answer = execFileSync(python, ["-c", ASK], { cwd: root, maxBuffer: 1 << 26 });
const { http, socket } = JSON.parse(answer);

http.info.version = "0"; // a new version alone changes no type
writeFileSync(new URL("http.generated.ts", api), SAID + astToString(await openapi(http)));

const whole = {
  title: "Socket",
  type: "object",
  properties: { from_client: socket.from_client, from_server: socket.from_server },
  required: ["from_client", "from_server"],
  additionalProperties: false,
  $defs: socket.$defs,
};
// Limits are the server's to check; as types they only make the file long.
const bare = JSON.parse(JSON.stringify(whole), (key, value) =>
  ["maxLength", "minLength", "maxItems", "maximum", "minimum", "pattern"].includes(key) ? undefined : value,
);
const types = await compile(bare, "Socket", { bannerComment: "", additionalProperties: false });
writeFileSync(new URL("socket.generated.ts", api), SAID + types);
