import { Note } from '../../components/Note.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import type { Verdict } from './reviewVerdict.ts'

/** Whether to sign, plainly. */
export function VerdictNote({
  verdict,
  isOwn,
}: {
  readonly verdict: Verdict
  /** The owner has written the hash herself; else it is the link's. */
  readonly isOwn: boolean
}) {
  const t = useText(messages)
  const whose = isOwn ? 'own' : 'link'
  switch (verdict.kind) {
    case 'list-only':
      return <Note title={t('listOnly')}>{t('listOnlyText')}</Note>
    case 'faults':
      return (
        <Note tone="fault" title={t('doNotSign')}>
          {t('faultsText')}
        </Note>
      )
    case 'nonce-unknown':
      return <Note title={t('nonceUnknown')}>{t('nonceUnknownText')}</Note>
    case 'mismatch':
      return (
        <Note tone="fault" title={t('mismatch')}>
          {t('mismatchText', { whose })}
        </Note>
      )
    case 'used':
      return (
        <Note tone="fault" title={t('used')}>
          {t('usedText', { nonce: `${verdict.nonce}`, next: `${verdict.next}` })}
        </Note>
      )
    case 'other-nonce':
      return (
        <Note tone="fault" title={t('otherNonce')}>
          {t('otherNonceText', { whose, nonce: `${verdict.nonce}`, written: `${verdict.written}` })}
        </Note>
      )
    case 'match':
      return (
        <Note tone="settled" title={t('match')}>
          {t('matchText', { whose, nonce: `${verdict.nonce}` })}
          {verdict.ahead > 0 && <> {t('matchAhead', { ahead: verdict.ahead })}</>}
        </Note>
      )
    default:
      return verdict satisfies never
  }
}
