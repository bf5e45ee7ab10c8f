import { describe, expect, it } from "vitest";
import { after, between, type Calendar, restUntil } from "../../../lib/hosting/clocks/calendar.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string) => Date.parse(text);
const nights: Calendar = { zone: "Europe/Berlin", quiet: { from: "22:00", to: "08:00" } };
const working: Calendar = { ...nights, weekends: true };

describe("time that is not rest", () => {
  it("is all the time without a calendar, or with an empty one", () => {
    for (const calendar of [undefined, { zone: "UTC" }, { zone: "UTC", quiet: { from: "08:00", to: "08:00" } }]) {
      expect(after(calendar, 5, 3 * DAY)).toBe(5 + 3 * DAY);
      expect(between(calendar, 5, 5 + DAY)).toBe(DAY);
    }
  });
  it("stands still at night", () => {
    // Monday 21:00 in Berlin: an hour, the night, and an hour.
    expect(after(nights, at("2026-01-05T20:00Z"), 2 * HOUR)).toBe(at("2026-01-06T08:00Z"));
    expect(between(nights, at("2026-01-05T20:00Z"), at("2026-01-06T08:00Z"))).toBe(2 * HOUR);
  });
  it("stands still over a weekend, and the nights before and after", () => {
    // Friday 21:00; on until Monday 09:00.
    expect(after(working, at("2026-01-09T20:00Z"), 2 * HOUR)).toBe(at("2026-01-12T08:00Z"));
  });
  it("knows that it is Saturday elsewhere already", () => {
    const there: Calendar = { zone: "Pacific/Auckland", weekends: true };
    expect(restUntil(there, at("2026-01-09T12:00Z"))).toBe(at("2026-01-11T11:00Z"));
    expect(restUntil({ ...there, zone: "America/Los_Angeles" }, at("2026-01-09T12:00Z"))).toBeUndefined();
  });
  it("is never negative", () => expect(between(working, at("2026-01-09T20:00Z"), at("2026-01-01T20:00Z"))).toBe(0));
});

describe("the nights the clocks change", () => {
  it("one is an hour shorter, the other an hour longer, and each ends at eight by the wall", () => {
    // 2026-03-29 at 02:00 the clocks went to 03:00; 2026-10-25 at 03:00 back to 02:00.
    expect(restUntil(nights, at("2026-03-28T21:00Z"))).toBe(at("2026-03-29T06:00Z"));
    expect(restUntil(nights, at("2026-10-24T20:00Z"))).toBe(at("2026-10-25T07:00Z"));
  });
  it("a time that is skipped comes as much later, one that is twice counts the first time", () => {
    const until = (to: string, now: string) =>
      restUntil({ zone: "Europe/Berlin", quiet: { from: "22:00", to } }, at(now));
    expect(until("02:30", "2026-03-28T22:00Z")).toBe(at("2026-03-29T01:30Z"));
    expect(until("02:30", "2026-10-24T21:00Z")).toBe(at("2026-10-25T00:30Z"));
    expect(until("02:30", "2026-10-25T01:15Z")).toBeUndefined();
  });
  it("where they change by half an hour, or at midnight", () => {
    const lordHowe: Calendar = { zone: "Australia/Lord_Howe", quiet: { from: "22:00", to: "07:00" } };
    expect(restUntil(lordHowe, at("2026-04-04T12:00Z"))).toBe(at("2026-04-04T20:30Z"));
    const cairo: Calendar = { zone: "Africa/Cairo", weekends: true };
    // Friday 2026-04-24 began at 01:00; Saturday is an ordinary one.
    expect(restUntil(cairo, at("2026-04-25T09:00Z"))).toBe(at("2026-04-26T21:00Z"));
  });
  it("spend and what was spent agree over a year of starts, in every zone", () => {
    for (const zone of ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "America/Santiago"])
      for (let day = 0; day < 365; day += 11) {
        const calendar = { ...working, zone };
        const from = at("2026-01-01T00:00Z") + day * DAY + day * 37 * 60_000;
        const end = after(calendar, from, 40 * HOUR);
        expect({ zone, day, spent: between(calendar, from, end) }).toEqual({ zone, day, spent: 40 * HOUR });
        // Two nights at least lie between, and at most two weekends.
        expect(end - from).toBeGreaterThanOrEqual(60 * HOUR);
        expect(end - from).toBeLessThan(9 * DAY);
      }
  });
});

describe("a year of it", () => {
  const zones = ["America/New_York", "Africa/Casablanca", "Australia/Lord_Howe", "Asia/Kolkata", "Africa/Cairo", "UTC"];
  const everyRest: Calendar = { zone: "UTC", quiet: { from: "20:15", to: "08:00" }, weekends: true };

  it("is as long at once as week by week, whenever it begins and wherever the clocks change", () => {
    for (const zone of zones)
      for (const rest of [everyRest, { quiet: everyRest.quiet! }, { weekends: true }])
        for (const start of ["2026-01-01T03:10Z", "2026-03-07T20:15Z", "2026-10-24T23:30Z", "2026-11-01T06:00Z"]) {
          const calendar: Calendar = { ...rest, zone };
          const from = at(start);
          let end = from;
          for (let week = 0; week < 40; week++) end = after(calendar, end, 5.5 * DAY);
          expect({ zone, start, end: after(calendar, from, 40 * 5.5 * DAY) }).toEqual({ zone, start, end });
          expect(between(calendar, from, end)).toBe(40 * 5.5 * DAY);
        }
  });

  it("takes no time worth mentioning: who asks for the longest clock keeps nobody waiting", () => {
    const began = performance.now();
    for (let seat = 0; seat < 8; seat++) {
      const calendar = { ...everyRest, zone: zones[seat % zones.length]! };
      const from = at("2026-01-01T00:00Z");
      between(calendar, from, after(calendar, after(calendar, from, 365 * DAY), 365 * DAY));
    }
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
