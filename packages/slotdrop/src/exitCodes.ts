/** What the command's exit code says; the README has the same table. */
export const exitCodes = {
  /** Done: nothing is left to do. */
  done: 0,
  /** Something that should not happen. */
  unexpected: 1,
  /** A command, option, key or value that does not exist or does not fit, or a chain without the contract. */
  usage: 2,
  /** The list or its recipients have findings that must be decided. */
  listFaults: 3,
  /** Everything payable was paid; rows that the token or an account refused are left. */
  refused: 4,
  /** Rows are open: it was stopped, or waits for a registration. The same command continues. */
  unfinished: 5,
  /** A node did not answer, answered for another chain, or can't tell what was paid before. */
  node: 6,
  /** Something on chain stands in the way: balance, approval, registration, times, fees, the token, payments made before. */
  blocked: 7,
  /** Another command sends this drop now. */
  busy: 8,
  /** A file can't be read or written, or is not what it should be. */
  file: 9,
} as const

/** One of `exitCodes`. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
