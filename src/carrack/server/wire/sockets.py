"""The WebSocket: one connection for each page, following as many tables as it likes."""

from __future__ import annotations

from contextlib import suppress

from fastapi import APIRouter
from starlette.websockets import WebSocket

from carrack.kernel.errors import CarrackError
from carrack.server.errors import Refused
from carrack.server.service import Service
from carrack.server.wire.connection import POLICY, Connection
from carrack.server.wire.limits import address, network
from carrack.server.wire.security import origin_allowed

router = APIRouter()


def check_room(service: Service, where: str) -> None:
    """A household or a class fits behind one address; a flood does not."""
    if not service.settings.limits:
        return
    open_now = sum(network(one.address) == where for one in service.house.connections)
    if open_now >= service.settings.sockets_per_address:
        raise Refused("too many sockets are open here", code="limit.sockets", status=429)


@router.websocket("/api/socket")
async def socket(websocket: WebSocket) -> None:
    service: Service = websocket.app.state.service
    try:
        if not origin_allowed(websocket.scope, service.settings):
            raise Refused("this page may not talk to us", code="request.origin", status=403)
        service.limits.check("socket", address(websocket.scope))
        check_room(service, network(address(websocket.scope)))
        person = await service.people.of_request(websocket)
        if person is not None:
            service.house.came_from(person.id, network(address(websocket.scope)))
    except CarrackError as error:
        await service.limits.slow_down(address(websocket.scope))
        with suppress(OSError):  # whoever asked may have gone
            await websocket.close(POLICY, error.code)
        return
    try:
        await websocket.accept()
    except OSError:
        return  # whoever asked has gone already
    connection = Connection(websocket, service, person)
    service.house.connections.add(connection)
    service.metrics.sockets.inc()
    try:
        await connection.run()
    finally:
        service.house.connections.discard(connection)
        service.metrics.sockets.dec()
        connection.unwatch_all()
