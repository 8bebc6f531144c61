// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  fork: { when: string; day: string | number; row: number; network: string | number; rowBefore: number; claim: number; claimBefore: number; share: string | number; shareBefore: string | number }
}

export const messages: Messages<Arguments> = {
  namespace: "fork",
  texts: {
    fork: [["when",1,{"since":["Since ",["day"]," a"],"from":["From ",["day"]," on a"],"other":"Now a"}]," new holder costs about ",["row",4]," gas on ",["network"]," instead of ",["rowBefore",4],", and a claim ",["claim",4]," instead of ",["claimBefore",4],": claiming takes less gas in all where fewer than ",["share"]," % of the recipients claim (",["shareBefore"]," % before)."],
  },
}
