import { useText } from '../i18n/index.ts'
import { Button } from './Button.tsx'
import { messages } from './messages.generated.ts'
import { Note } from './Note.tsx'

/** Stands in for a part of the page whose script could not be fetched. */
export function PartMissing() {
  const t = useText(messages)
  return (
    <Note
      tone="fault"
      title={t('partMissing')}
      actions={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
    >
      {t('partMissingText')}
    </Note>
  )
}
