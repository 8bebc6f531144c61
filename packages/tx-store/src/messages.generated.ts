// Written by `pnpm codegen` from messages.json.
import type { Message, MessageValue } from '@slotdrop/messages'

export const unableToAdd: Message<object> = { id: "tx-store/unableToAdd", text: "Unable to add transaction" }
export const badHash: Message<object> = { id: "tx-store/badHash", text: "Invalid transaction hash" }
export const badDescription: Message<object> = { id: "tx-store/badDescription", text: "Transaction must have a description" }
export const badConfirmations: Message<object> = { id: "tx-store/badConfirmations", text: "Transaction confirmations must be a positiver integer" }
export const noAccount: Message<object> = { id: "tx-store/noAccount", text: "No address or chain ID found" }
export const missingProvider: Message<object> = { id: "tx-store/missingProvider", text: "Transaction hooks must be used within RainbowKitProvider" }
export const wrongChain: Message<{ expected: MessageValue; actual: MessageValue }> = { id: "tx-store/wrongChain", text: ["The RPC of chain ",["expected"]," answers for chain ",["actual"],". Correct its URL."] }
export const noClient: Message<{ chainId: MessageValue }> = { id: "tx-store/noClient", text: ["No RPC is configured for chain ",["chainId"],". Its transactions are followed once there is one."] }
