import { ReviewPage } from '../features/review/index.ts'

/** What a Safe's owners check before they sign; prerendered, without wallet or data client. */
export default function Review() {
  return <ReviewPage />
}
