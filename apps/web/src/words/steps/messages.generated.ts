// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  approve: { what: string | number }
  approveExactly: { what: string | number }
  approveCollection: object
  reset: object
  resetText: { left: string | number }
  takeBack: object
  takeBackText: { symbol: string | number }
  openClaims: object
  closeClaims: object
  nameWhoSends: object
  registerText: { who: string; operator: string | number; claimsOpen: string }
  cancel: object
  cancelText: object
}

export const messages: Messages<Arguments> = {
  namespace: "steps",
  texts: {
    approve: ["Approve ",["what"]],
    approveExactly: ["The distributor may then take exactly ",["what"]," from your account, and only for rows of this sealed list. It holds nothing itself."],
    approveCollection: "NFT collections know no exact approval: the distributor may then move tokens of this collection, but only for rows of lists that you sealed. The approval can be taken back when the drop is complete.",
    reset: "Reset the old allowance",
    resetText: ["This token changes an allowance only from or to zero, and ",["left"]," are left from before. Set it to zero first."],
    takeBack: "Take back the approval",
    takeBackText: ["The distributor can then move none of your ",["symbol"]," any more. Other drops of this token need an approval of their own."],
    openClaims: "Open claims",
    closeClaims: "Close claims",
    nameWhoSends: "Name who sends",
    registerText: [["who",1,{"nobody":"Nobody but you sends the rows","anyone":"Anyone may send the rows","other":[["operator"]," may send the rows"]}],", exactly as they are sealed",["claimsOpen",1,{"yes":", and each recipient may claim their own row","other":""}],". No amount and no address can be changed. You can change this at any time."],
    cancel: "Cancel the drop",
    cancelText: "Nothing more is sent or claimed by this drop, for ever. What was paid stays paid; tokens that were not delivered never left your account.",
  },
}
