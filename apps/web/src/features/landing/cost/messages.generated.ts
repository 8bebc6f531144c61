// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../../i18n/index.ts'

type Arguments = {
  network: object
  askAgainOf: { network: string | number }
  at: { network: string | number; gwei: string | number }
  atEach: { network: string | number; gwei: string | number }
  each: { amount: string | number }
  yours: { amount: string | number }
  steady: { blocks: number }
  cheapest: { blocks: number; gwei: string | number; amount: string | number }
  price: { coin: string | number; price: string | number }
  note: { appName: string | number }
  data: { network: string | number }
  belowCent: { cent: string | number }
}

export const messages: Messages<Arguments> = {
  namespace: "cost",
  texts: {
    network: "Network",
    askAgainOf: ["Ask again: ",["network"]],
    at: ["On ",["network"]," at ",["gwei"]," gwei"],
    atEach: ["Each recipient pays, on ",["network"]," at ",["gwei"]," gwei"],
    each: [["amount"]," a recipient."],
    yours: ["You pay ",["amount"]," once, to enable claiming."],
    steady: [["blocks",2,{"one":"The fee of the last block.","other":["The fee of each of the last ",0," blocks."]}]],
    cheapest: [["blocks",2,{"one":["At the low end of the last block, ",["gwei"]," gwei: ",["amount"],"."],"other":["At the cheapest of the last ",0," blocks, ",["gwei"]," gwei: ",["amount"],"."]}]],
    price: [["coin"]," at ",["price"]],
    note: ["The most expensive case: nobody held the token before. ",["appName"],"’s fee: 0."],
    data: [["network"],": a fee for data on Ethereum comes on top."],
    belowCent: ["below ",["cent"]],
  },
}
