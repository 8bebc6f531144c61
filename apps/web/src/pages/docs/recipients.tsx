import { RecipientsPage } from '../../features/docs/index.ts'

/** What the check of recipients finds; prerendered, without wallet or data client. */
export default function RecipientsGuide() {
  return <RecipientsPage />
}
