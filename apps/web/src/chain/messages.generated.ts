// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../i18n/index.ts'

type Arguments = {
  siteLabelsUnavailable: object
}

export const messages: Messages<Arguments> = {
  namespace: "chain",
  texts: {
    siteLabelsUnavailable: "This site’s list of addresses to leave out did not load, so recipients were not compared with it. Try again.",
  },
}
