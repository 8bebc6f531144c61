// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../i18n/index.ts'

type Arguments = {
  noAnswer: object
  badStatus: { status: string | number }
  unreachable: object
}

export const messages: Messages<Arguments> = {
  namespace: "server-data",
  texts: {
    noAnswer: "The server answered nothing.",
    badStatus: ["Response not successful: Received status code ",["status"]],
    unreachable: "The server can’t be reached. Check your connection and try again.",
  },
}
