// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  noContract: object
}

export const messages: Messages<Arguments> = {
  namespace: "product-wallet",
  texts: {
    noContract: "No drop contract here yet",
  },
}
