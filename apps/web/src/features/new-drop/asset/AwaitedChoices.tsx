/** The place of choices that the server has not told yet. */
export function AwaitedChoices({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, place) => (
    // Places that nothing is in have no other name.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={place} className="choice skeleton" aria-hidden="true" />
  ))
}
