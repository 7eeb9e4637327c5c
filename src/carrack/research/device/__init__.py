"""The rules of a title on a GPU, a game for each thread; see `vector.py`."""

from carrack.research.device.vector import DeviceVector, random_playouts

__all__ = ["DeviceVector", "random_playouts"]
