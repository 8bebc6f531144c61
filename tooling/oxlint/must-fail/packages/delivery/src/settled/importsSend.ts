export { createSender } from '../send/createSender.ts'
