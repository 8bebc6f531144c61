// Written by `pnpm codegen` from messages.json.
import type { Message, MessageValue } from '@slotdrop/messages'

export const jobCancelled: Message<object> = { id: "jobs/jobCancelled", text: "The job was cancelled." }
export const jobFailed: Message<{ name: MessageValue }> = { id: "jobs/jobFailed", text: ["The job failed: ",["name"],"."] }
export const jobStopped: Message<object> = { id: "jobs/jobStopped", text: "The process is stopping; the job goes on in another." }
export const jobTaken: Message<object> = { id: "jobs/jobTaken", text: "Another process has the job now." }
