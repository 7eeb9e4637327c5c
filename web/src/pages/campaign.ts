/** What the pages of a campaign work out for themselves: marks of the way, addresses, what is sent. */
import type { Campaign, Option } from "../api/types";

export type Mark = "succeeded" | "failed" | "next" | "later";

/** One mark for each game of the campaign, those to come among them. */
export function wayOf(campaign: Pick<Campaign, "results" | "length" | "over">): Mark[] {
  const played = campaign.results.map((one): Mark => (one.succeeded ? "succeeded" : "failed"));
  return Array.from(
    { length: Math.max(campaign.length, played.length) },
    (_, at) => played[at] ?? (at === played.length && !campaign.over ? "next" : "later"),
  );
}

/** The address by which somebody takes an open place. */
export function invitation(origin: string, campaign: Pick<Campaign, "id" | "key">): string {
  return `${origin}/campaigns/${campaign.id}${campaign.key ? `#${campaign.key}` : ""}`;
}

/** What was chosen for the last game, as far as it is asked before the next one. */
export function chosenBefore(campaign: Pick<Campaign, "options" | "offers">): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(campaign.options).filter(([name]) => campaign.offers.options.includes(name)),
  );
}

/** The options that are asked before the next game, in the order of the title. */
export function askedNow(all: Option[], campaign: Pick<Campaign, "offers">): Option[] {
  return all.filter((option) => campaign.offers.options.includes(option.name));
}

/** Who is in the lead: by games won, then by points; alone nobody is. */
export function leaders(places: { seat: number; won: number; points: number }[]): number[] {
  const best = [...places].sort((a, b) => b.won - a.won || b.points - a.points)[0];
  if (places.length < 2 || !best || best.points === 0) return [];
  return places.filter((one) => one.won === best.won && one.points === best.points).map((one) => one.seat);
}
