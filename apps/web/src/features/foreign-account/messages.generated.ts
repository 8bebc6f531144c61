// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  isSafe: { there: string | number; here: string | number }
  isContract: { there: string | number; here: string | number }
  riskHere: { here: string | number }
  safeOwners: { version: string | number; threshold: string | number; owners: number }
  canDeploy: { here: string | number; owners: string | number }
  stepOpen: { there: string | number }
  stepAdd: { here: string | number }
  stepBack: object
  cannotDeploy: { here: string | number; owners: string | number }
  deployContract: { here: string | number }
  asking: object
  notChecked: object
  otherSilent: { chains: string | number; here: string | number }
  hereSilent: { here: string | number }
}

export const messages: Messages<Arguments> = {
  namespace: "foreign-account",
  texts: {
    isSafe: ["This address is a Safe on ",["there"],". Deploy it on ",["here"]," before you claim."],
    isContract: ["This address is a contract on ",["there"],", and nothing is deployed at it on ",["here"],"."],
    riskHere: ["Until something is deployed at it on ",["here"],", someone else may be able to take it over there, with everything that was paid to it."],
    safeOwners: ["version ",["version"],", ",["threshold"]," of ",["owners",2,{"one":[0," owner signs"],"other":[0," owners sign"]}]],
    canDeploy: ["The owners with whom it was created may be able to deploy it on ",["here"]," (now ",["owners"],"):"],
    stepOpen: ["Open Safe’s app and choose this Safe on ",["there"],"."],
    stepAdd: ["Add the network ",["here"]," to it. The app must show the same address there; if it shows another one, stop and ask the sender to pay another address."],
    stepBack: "Come back, check this address again, then claim.",
    cannotDeploy: [["here"]," has not got the contracts with which its owners could deploy it (",["owners"],"). Ask the sender to pay another address."],
    deployContract: ["If you control it, deploy it on ",["here"]," before you claim. Otherwise ask the sender to pay another address."],
    asking: "Looking the address up …",
    notChecked: "Not checked.",
    otherSilent: [["chains"]," did not answer, so this address may be a contract there and not on ",["here"],". If it is your Safe on another network, deploy it on ",["here"]," before you claim."],
    hereSilent: [["here"]," did not answer, so it is unknown whether anything is deployed at this address. If it is your Safe on another network, deploy it on ",["here"]," before you claim."],
  },
}
