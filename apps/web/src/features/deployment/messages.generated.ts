// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  absent: { appName: string | number; chain: string | number }
  offer: { transactions: number; cost: string | number; coin: string | number }
  offerElsewhere: object
  asking: object
  deploy: object
  connect: object
  deployDescription: object
  fundDescription: object
  confirm: object
  waiting: { chain: string | number }
  deployed: { chain: string | number }
  deployedText: object
  different: { chain: string | number }
  differentText: object
  unknown: { appName: string | number; chain: string | number }
  unknownText: object
  tryAgain: object
}

export const messages: Messages<Arguments> = {
  namespace: "deployment",
  texts: {
    absent: [["appName"],"’s contract is not on ",["chain"]," yet."],
    offer: ["Anyone can deploy it: ",["transactions",2,{"one":"one transaction","other":[0," transactions"]}],", about ",["cost"]," ",["coin"],", same address and code as everywhere."],
    offerElsewhere: "It is not at the address that this site is configured for. Choose another network, or ask whoever runs this site.",
    asking: "Asking the network …",
    deploy: "Deploy",
    connect: "Connect a wallet to deploy it",
    deployDescription: "Deploy the contract",
    fundDescription: "Fund the CREATE2 deployer",
    confirm: "Confirm in your wallet …",
    waiting: ["Waiting for ",["chain"]," …"],
    deployed: ["The contract is on ",["chain"]," now."],
    deployedText: "Its code was compared with the reviewed code, byte for byte.",
    different: ["Other code stands at the contract’s address on ",["chain"],"."],
    differentText: "Don’t approve anything to it. Choose another network.",
    unknown: ["Whether ",["appName"],"’s contract is on ",["chain"]," is not known."],
    unknownText: "No node of the network answers.",
    tryAgain: "Try again",
  },
}
