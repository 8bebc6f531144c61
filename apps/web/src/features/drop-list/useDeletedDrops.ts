import { useApolloClient } from '@apollo/client/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from '@slotdrop/drops'
import { deviceDropsQuery } from '../../device/deviceDropsQuery.ts'
import type { ListedDrop } from './listedDrop.ts'
import { savedDropsQuery } from './useSavedDrops.ts'

/** Takes drops that were deleted out of what the list shows; the title of the last of them. */
export function useDeletedDrops(sender: Address | undefined) {
  const apollo = useApolloClient()
  const queries = useQueryClient()
  const [deleted, setDeleted] = useState<string>()
  const onDeleted = ({ dropId, title }: ListedDrop) => {
    const { queryKey } = savedDropsQuery(apollo, sender)
    queries.setQueryData(queryKey, (drops) => drops?.filter(({ id }) => id !== dropId))
    void queries.invalidateQueries({ queryKey: deviceDropsQuery().queryKey })
    setDeleted(title)
  }
  return { deleted, onDeleted }
}
