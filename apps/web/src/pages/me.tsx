import { ReceivedPage } from '../features/received/index.ts'

/** What an address received; prerendered, without wallet or data client. */
export default function MePage() {
  return <ReceivedPage />
}
