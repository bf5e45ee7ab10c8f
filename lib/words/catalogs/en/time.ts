export const time = {
  lessThanMinute: "less than a minute",
  daysHours: "{days} {hours}",
  left: "{lasting} left",
  isUp: "time is up",
  until: "Until {when} ({left})",
};
