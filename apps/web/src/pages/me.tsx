import { ReceivedPage } from '../features/my-drops/index.ts'

/** What an address received; prerendered, without wallet or data client. */
export default function MePage() {
  return <ReceivedPage />
}
