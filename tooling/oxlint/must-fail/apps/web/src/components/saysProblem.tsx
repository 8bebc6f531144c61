export { problemSentence } from '@slotdrop/api/messages'
