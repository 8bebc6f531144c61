// Written by `pnpm codegen` from messages.json.
import type { Message, MessageValue } from '@slotdrop/messages'

export const badEnvironment: Message<{ count: number }> = { id: "config/badEnvironment", text: [["count",2,{"one":"An environment variable needs","other":[0," environment variables need"]}]," correcting:"] }
export const badRuntimeConfig: Message<{ field: MessageValue; expected: MessageValue }> = { id: "config/badRuntimeConfig", text: ["The server's configuration cannot be used: ",["field"]," should be ",["expected"],". Reload the page."] }
