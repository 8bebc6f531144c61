import { useCallback } from 'react'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { showNotification } from '../../device/notifications.ts'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import type { ServiceNews } from './serviceNews.ts'

function useBody() {
  const t = useText(messages)
  return useCallback(
    (news: ServiceNews): string => {
      switch (news.kind) {
        case 'purse':
          return t('purse')
        case 'blocked':
          return t('blocked')
        case 'refused':
          return t('refused', { rows: news.rows })
        case 'complete':
          return t('complete')
        default:
          return news satisfies never
      }
    },
    [t],
  )
}

/** Shows what is new of a drop as a notification of the browser; the same of two tabs stands there once. */
export function useTellNews() {
  const bodyOf = useBody()
  return useCallback(
    ({ dropId, title }: { readonly dropId: string; readonly title: string }, news: ServiceNews) =>
      showNotification({
        title: toPlainName(title),
        body: bodyOf(news),
        tag: `${dropId}/${news.kind}`,
        path: `/drops/${dropId}`,
      }),
    [bodyOf],
  )
}
