// Written by `pnpm codegen` from messages.json.
import type { Message, MessageValue } from '@slotdrop/messages'

export const seedMissing: Message<object> = { id: "operator/seedMissing", text: "Set OPERATOR_SEED, or OPERATOR_SEED_FILE or OPERATOR_SEED_COMMAND in its place: `openssl rand -hex 32` makes one." }
export const seedTwice: Message<object> = { id: "operator/seedTwice", text: "Set one of OPERATOR_SEED, OPERATOR_SEED_FILE and OPERATOR_SEED_COMMAND, not several." }
export const seedMalformed: Message<{ source: MessageValue; found: MessageValue }> = { id: "operator/seedMalformed", text: [["source"]," must give 32 bytes as 64 hex digits, as `openssl rand -hex 32` makes them; it gave ",["found"],"."] }
export const seedWeak: Message<{ source: MessageValue }> = { id: "operator/seedWeak", text: [["source"]," gave 32 bytes of a pattern, which anybody guesses. Make them with `openssl rand -hex 32`."] }
export const seedFileUnreadable: Message<{ path: MessageValue }> = { id: "operator/seedFileUnreadable", text: ["OPERATOR_SEED_FILE names ",["path"],", which can’t be read."] }
export const seedCommandFailed: Message<{ status: MessageValue }> = { id: "operator/seedCommandFailed", text: ["OPERATOR_SEED_COMMAND ended with ",["status"]," and gave no seed. Run it by hand to see why."] }
export const seedChanged: Message<object> = { id: "operator/seedChanged", text: "The seed is not the one that this database’s accounts were made from: their gas money would be out of reach. Give the former seed again; to change it, give the new one and the former one as OPERATOR_SEED_PREVIOUS." }
export const laneLost: Message<object> = { id: "operator/laneLost", text: "Another process sends this drop now. Nothing was sent by this one." }
export const listMissing: Message<{ dropId: MessageValue }> = { id: "operator/listMissing", text: ["The list of drop ",["dropId"]," is not on this server any more. Upload it again."] }
export const listDiffers: Message<{ dropId: MessageValue }> = { id: "operator/listDiffers", text: ["The list of drop ",["dropId"]," on this server gives another drop id. Upload it again."] }
export const chainMissing: Message<{ chainId: MessageValue }> = { id: "operator/chainMissing", text: ["No node is configured for chain ",["chainId"],"."] }
export const rowRefused: Message<{ reason: MessageValue }> = { id: "operator/rowRefused", text: ["The payment was refused (",["reason"],"). Ask again when this is mended."] }
export const rowNotListed: Message<object> = { id: "operator/rowNotListed", text: "The list has no such row for this address." }
export const rowReverted: Message<object> = { id: "operator/rowReverted", text: "The payment goes well when it is tried and fails when it is mined. Claim it with your wallet." }
export const tooManyOrders: Message<{ max: MessageValue }> = { id: "operator/tooManyOrders", text: ["The service waits for ",["max"]," of your drops to be registered. Register one of them, or stop sending one, then try again."] }
export const signatureOver: Message<object> = { id: "operator/signatureOver", text: "The signature was valid too short to be submitted in time. Nothing was paid; sign again." }
export const signatureReplaced: Message<object> = { id: "operator/signatureReplaced", text: "A recipient signed for another address meanwhile. Nothing was sent; it is sent there next." }
export const dropEnded: Message<object> = { id: "operator/dropEnded", text: "The drop ended before this was sent." }
