// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  notFoundTitle: object
  notFound: object
  notFoundText: object
  seeDrops: object
  home: object
  failedTitle: object
  failed: object
  failedText: object
  again: object
}

export const messages: Messages<Arguments> = {
  namespace: "error-pages",
  texts: {
    notFoundTitle: "Page not found",
    notFound: "This page is not here",
    notFoundText: "The address may be mistyped, or the drop may be on another network. Drops themselves are on chain and can’t vanish.",
    seeDrops: "See your drops",
    home: "Home",
    failedTitle: "The server failed",
    failed: "The server could not make this page",
    failedText: "Your drops are safe: what was paid is on chain, and sealed lists are on your device. Load the page again in a moment.",
    again: "Load the page again",
  },
}
