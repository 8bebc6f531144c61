import type { Manifest } from '@slotdrop/drops'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { useKeepOnServer } from './upload/useKeepOnServer.ts'

/** What is to be done with a sealed list, or that it is public. */
export function ShareTitle({ manifest, isForClaims }: { readonly manifest: Manifest; readonly isForClaims: boolean }) {
  const t = useText(messages)
  const { visibility } = useKeepOnServer(manifest)
  if (visibility === 'PUBLIC') return t('titlePublic')
  return t(isForClaims ? 'titlePublishClaims' : 'titlePublish')
}
