/** What stands there while a drop is read: in the first HTML already, so that a slow phone has something to read. */
export function ReadingDrop() {
  return (
    <div className="recipient-wait" role="status">
      <h1>Reading the drop …</h1>
      <p className="recipient-promise">
        The sealed list is read in this browser, every hash of it is checked against the drop’s id, and the chain is
        asked what was paid. You need no wallet to look, and nothing is asked of you: no approval, no signature, no
        sign-in.
      </p>
    </div>
  )
}
