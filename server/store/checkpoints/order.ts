/** What the thread works on, and the one integer by which it is told to end. */
export interface CheckpointOrder {
  file: string
  state: Int32Array
}

export const [RUNNING, ENDING] = [0, 1]
