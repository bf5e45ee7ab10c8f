/** What a service of AWS answers, as JSON. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** An error as the JSON protocols of AWS have it: `type` is the shape's name with its namespace. */
export const errorReply = (status: number, type: string, message: string): Reply => ({
  status,
  body: { __type: type, message },
});
