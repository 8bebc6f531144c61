// Written by `pnpm codegen` from messages.json.
import type { Message, MessageValue } from '@slotdrop/messages'

export const preparing: Message<object> = { id: "auth/preparing", text: "Error preparing message, please retry!" }
export const signing: Message<object> = { id: "auth/signing", text: "Error signing message, please retry!" }
export const verifying: Message<object> = { id: "auth/verifying", text: "Error verifying signature, please retry!" }
export const other: Message<object> = { id: "auth/other", text: "Oops, something went wrong!" }
export const missingProvider: Message<object> = { id: "auth/missingProvider", text: "Sign-in hooks must be used within AuthProvider. Wrap the page in it." }
export const badConfiguration: Message<{ field: MessageValue; expected: MessageValue }> = { id: "auth/badConfiguration", text: ["The sign-in can't start: ",["field"]," must be ",["expected"],"."] }
