import { describe, expect, it } from "vitest";
import { chartFor } from "./chart";
import { ours } from "./figures";
import { boardAt } from "./Ports";

const BOARD = { width: 138, height: 52 };

describe("the boards of the ports", () => {
  const phones = [
    [390, 560],
    [390, 400],
    [594, 280],
    [360, 620],
  ] as const;
  for (const [width, height] of phones)
    it(`never lie on one another in ${width} × ${height} pixels`, () => {
      const { sea } = chartFor(ours, width, height, 0);
      const boards = Object.entries(sea)
        .filter(([id]) => !/^s\d+$/.test(id) && id !== ours.start)
        .map(([id, spot]) => {
          const [dx, dy] = boardAt(spot, sea, ours.start);
          return { id, x: spot[0] + dx, y: spot[1] + dy };
        });
      const met = boards.flatMap((one, i) =>
        boards
          .slice(i + 1)
          .filter(
            (other) => Math.abs(one.x - other.x) < BOARD.width && Math.abs(one.y - other.y) < BOARD.height,
          )
          .map((other) => `${one.id} on ${other.id}`),
      );
      expect(met).toEqual([]);
    });
});
