import { library } from '@slotdrop/tsup'

export default library({
  index: 'src/index.ts',
  messages: 'src/messages.ts',
  sending: 'src/sending.ts',
  tracing: 'src/tracing/startTracing.ts',
})
