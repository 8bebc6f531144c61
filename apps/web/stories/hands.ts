import { configure, fireEvent, screen } from '@testing-library/react'

type Role =
  | 'alert'
  | 'region'
  | 'textbox'
  | 'button'
  | 'link'
  | 'radio'
  | 'tab'
  | 'checkbox'
  | 'gridcell'
  | 'heading'
  | 'option'
  | 'row'

/** Long enough for a browser beside others. */
const patience = { timeout: 20_000 }
/** What can’t be pressed, by either of the ways to say so. */
const disabled = ':disabled, [aria-disabled="true"]'

configure({
  // A build of React has no `act`: a story waits for what it wants to see.
  eventWrapper: (run) => run(),
  asyncWrapper: (run) => run(),
  getElementError: (message) => new Error(`${message ?? ''}, in:\n${document.body.innerText.slice(0, 4000)}`),
})

/** What has a role and a name; where nothing has just that name, what has it in its name. */
function named(role: Role, name: string | RegExp): readonly HTMLElement[] {
  const exact = screen.queryAllByRole(role, { name })
  if (exact.length > 0 || typeof name !== 'string') return exact
  return screen.queryAllByRole(role, { name: (accessible) => accessible.includes(name) })
}

function find(role: Role, name: string | RegExp): Promise<HTMLElement> {
  return until(
    () => named(role, name)[0],
    () => `There is no ${role} ${name}`,
  )
}

/** What a user does in a story, and what the user sees. */
export const hands = {
  /** Presses something once it can be pressed. */
  async press(name: string | RegExp, role: Role | 'text' = 'button'): Promise<void> {
    const found = () => (role === 'text' ? screen.queryAllByText(name) : named(role, name))
    const isReady = () => found().find((element) => !element.matches(disabled))
    const element = isReady() ?? (await until(isReady, () => `${role} ${name} can’t be pressed`))
    element.focus()
    fireEvent.click(element)
  },
  /** Fails unless these words come. */
  async see(...texts: readonly (string | RegExp)[]): Promise<void> {
    for (const text of texts)
      // oxlint-disable-next-line no-await-in-loop -- one after another: the first that is missing is named
      await until(
        () => says(text),
        () => `${text} is not on the page`,
      )
  },
  /** Fails unless these words go, or were never there. */
  async miss(...texts: readonly (string | RegExp)[]): Promise<void> {
    for (const text of texts)
      // oxlint-disable-next-line no-await-in-loop -- one after another: the first that stays is named
      await until(
        () => !says(text),
        () => `${text} stays on the page`,
      )
  },
  find,
  /** What has this text of its own. */
  findText: (text: string): Promise<HTMLElement> => screen.findByText(text, {}, patience),
  /** Fails unless a field holds a value, or its chosen option has this text. */
  async holds(label: string | RegExp, value: string): Promise<void> {
    await until(
      () =>
        screen
          .queryAllByLabelText(label, { exact: false, selector: 'input, textarea, select' })
          .some((field) =>
            field instanceof HTMLSelectElement
              ? field.selectedOptions[0]?.text === value
              : 'value' in field && field.value === value,
          ),
      () => `${label} does not hold ${value}`,
    )
  },
  /** Fails unless something of this name is there, and disabled where that is asked. */
  async meet(role: Role, name: string | RegExp, { isDisabled = false } = {}): Promise<void> {
    await until(
      () => named(role, name).some((element) => element.matches(disabled) === isDisabled),
      () => `There is no ${isDisabled ? 'disabled ' : ''}${role} ${name}`,
    )
  },
  /** Fails unless nothing of this name is there. */
  async missing(role: Role, name: string | RegExp): Promise<void> {
    await until(
      () => named(role, name).length === 0,
      () => `There is a ${role} ${name}`,
    )
  },
  async type(label: string | RegExp, value: string): Promise<void> {
    const [field] = await screen.findAllByLabelText(
      label,
      { exact: false, selector: 'input, textarea, select' },
      patience,
    )
    if (!field) throw new Error(`There is no field ${label}.`)
    field.focus()
    fireEvent.change(field, { target: { value } })
  },
  async choose(label: string | RegExp, option: string): Promise<void> {
    const [field] = await screen.findAllByLabelText<HTMLSelectElement>(
      label,
      { exact: false, selector: 'select' },
      patience,
    )
    const found = [...(field?.options ?? [])].find(({ text }) => text === option)
    if (!field || !found) throw new Error(`${label} offers no ${option}.`)
    fireEvent.change(field, { target: { value: found.value } })
  },
  async give(label: string | RegExp, name: string, content: BlobPart, type = 'text/csv'): Promise<void> {
    const [field] = await screen.findAllByLabelText(label, { exact: false, selector: 'input[type=file]' }, patience)
    if (!field) throw new Error(`Nothing takes a file as ${label}.`)
    fireEvent.change(field, { target: { files: [new File([content], name, { type })] } })
  },
  /** Holds a file over a part of the page. */
  dragOver(testId: string): void {
    fireEvent.dragOver(screen.getByTestId(testId))
  },
  /** Takes it away again. */
  dragLeave(testId: string): void {
    fireEvent.dragLeave(screen.getByTestId(testId))
  },
  /** Waits for something with a label, which only screen readers say. */
  async label(text: RegExp): Promise<void> {
    await until(
      () => screen.queryAllByLabelText(text)[0],
      () => `Nothing is labelled ${text}`,
    )
  },
  /** Fails unless a field has the focus. */
  async isFocused(label: string | RegExp): Promise<void> {
    await until(
      () => screen.queryAllByLabelText(label).some((field) => field === document.activeElement),
      () => `${label} has no focus`,
    )
  },
  /** Sends the form of the field that has the focus, as Enter does. */
  submit(): void {
    const form = document.activeElement?.closest('form')
    if (!form) throw new Error('The focus is in no form.')
    form.requestSubmit()
  },
  key(key: string, options: object = {}): void {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options })
  },
  until,
} as const

/** What leads a story to its state. */
export type Hands = typeof hands

function says(text: string | RegExp): boolean {
  const { innerText } = document.body
  return typeof text === 'string' ? innerText.includes(text) : text.test(innerText)
}

/** Waits until something is so, and says what is missing where it never is. */
function until<Found>(look: () => Found | undefined | false, missing: () => string): Promise<Found> {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const again = () => {
      const found = look()
      if (found) resolve(found)
      else if (performance.now() - begun > patience.timeout)
        reject(new Error(`${missing()}, which says:\n${document.body.innerText.slice(0, 4000)}`))
      else setTimeout(again, 30)
    }
    again()
  })
}
