// Written by `pnpm codegen` from messages.json.
import type { Message, MessageValue } from '@slotdrop/messages'

export const noChainOffered: Message<{ chains: MessageValue }> = { id: "chains/noChainOffered", text: ["None of the chains ",["chains"]," has an HTTP RPC URL. Name at least one, as `rpcUrls` of a chain."] }
export const chainNotDescribed: Message<{ chain: MessageValue }> = { id: "chains/chainNotDescribed", text: ["Nothing is known of chain ",["chain"],". Name it and its coin, as `name` and `coin` of the chain."] }
export const ownNodeSilent: Message<object> = { id: "chains/ownNodeSilent", text: "Your own node does not answer. See that it runs, or name another one in the settings." }
export const ownNodeRests: Message<object> = { id: "chains/ownNodeRests", text: "Your own node did not answer a moment ago. It is asked again within half a minute." }
export const ownNodeOtherChain: Message<object> = { id: "chains/ownNodeOtherChain", text: "Your own node serves another network and is not asked. Correct its address in the settings." }
