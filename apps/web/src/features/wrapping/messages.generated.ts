// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  text: { amount: string | number; coin: string | number; wrapped: string | number }
  tooFewCoins: { held: string | number; coin: string | number; short: string | number }
  wrap: { amount: string | number; coin: string | number }
  confirm: object
  changedNothing: object
}

export const messages: Messages<Arguments> = {
  namespace: "wrapping",
  texts: {
    text: ["Your wallet will ask to send ",["amount"]," ",["coin"]," to the ",["wrapped"]," contract (deposit). You get as much ",["wrapped"]," for it at once, and can turn it back into ",["coin"]," at any time."],
    tooFewCoins: ["You hold ",["held"]," ",["coin"],": ",["short"]," ",["coin"]," too little to wrap what is missing. Get more ",["coin"]," to this account, and some for network fees."],
    wrap: ["Wrap ",["amount"]," ",["coin"]],
    confirm: "Confirm in your wallet …",
    changedNothing: "The transaction was mined but changed nothing. Try again.",
  },
}
