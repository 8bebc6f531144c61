import { useQuery } from '@tanstack/react-query'
import type { ListSummary } from '@slotdrop/drops'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import type { ListSource } from '../newDropMachine.ts'
import styles from './FindingsPanel.module.css'
import { useListClient } from './ListClientContext.ts'
import { sheetsQuery } from './listQueries.ts'

/** Which sheet of a spreadsheet is the list; nothing where there is no choice. */
export function SheetChoice({
  summary,
  source,
  onSource,
}: {
  readonly summary: ListSummary
  readonly source: ListSource
  readonly onSource: (source: ListSource) => void
}) {
  const t = useText(messages)
  const client = useListClient()
  const { data } = useQuery(sheetsQuery({ client, summary }))
  if (!client || !data || data.names.length < 2) return null
  const { names, chosen } = data
  const nameOf = (file: string, place: number) => t('sheetOf', { file, sheet: names[place] ?? '' })
  // A sheet that was chosen before is in the name of the list.
  const ending = nameOf('', chosen)
  const file = source.name.endsWith(ending) ? source.name.slice(0, -ending.length) : source.name
  const choose = async (place: number) => {
    const input = await client.ask('sheet', place)
    if (input !== undefined) onSource({ name: nameOf(file, place), input })
  }
  return (
    <label className={styles.sheet}>
      <span>{t('sheet')}</span>
      <select value={chosen} onChange={({ target }) => void choose(Number(target.value))}>
        {names.map((name, place) => (
          <option key={name} value={place}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
