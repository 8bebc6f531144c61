// Written by `pnpm codegen` from messages.json.
import type { Messages, Tag } from '../../i18n/index.ts'

type Arguments = {
  decisionElsewhere: { chain: string | number }
  decisionSanctioned: object
  decisionLabelled: { label: string | number }
  decisionPool: object
  decisionBridge: object
  decisionNft: object
  decisionToken: object
  decisionOther: object
  decisionExcluded: { count: number }
  decisionKept: { count: number }
  decisionReplaced: { count: number }
  decisionAt: { what: string | number; at: string | number }
  decisionNote: { note: Tag }
  decisionAddresses: { count: number }
  decisionReplacedBy: object
  decisionMore: { count: number }
}

export const messages: Messages<Arguments> = {
  namespace: "recipient-decisions",
  texts: {
    decisionElsewhere: ["Contracts on ",["chain"],", nothing on the network of the drop"],
    decisionSanctioned: "On the sanctions list of Chainalysis",
    decisionLabelled: ["On the list to leave out: ",["label"]],
    decisionPool: "Liquidity pools",
    decisionBridge: "Bridges",
    decisionNft: "NFT collections",
    decisionToken: "Token contracts",
    decisionOther: "Other recipients",
    decisionExcluded: [["count",2,{"one":[0," recipient left out"],"other":[0," recipients left out"]}]],
    decisionKept: [["count",2,{"one":[0," recipient kept"],"other":[0," recipients kept"]}]],
    decisionReplaced: [["count",2,{"one":[0," address replaced"],"other":[0," addresses replaced"]}]],
    decisionAt: [["what"],", ",["at"]],
    decisionNote: ["Note: ",["note",""]],
    decisionAddresses: [["count",2,{"one":"Its address","other":"Their addresses"}]],
    decisionReplacedBy: "replaced by",
    decisionMore: ["and ",["count",4]," more, all of them in the CSV"],
  },
}
