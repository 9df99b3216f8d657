/** Writes small ONNX models: the few messages of its protocol buffers that they need. */

const FLOAT = 1
const INT64 = 7

type Dimension = number | string
interface Value {
  name: string
  type: 'float' | 'int64'
  shape: Dimension[]
}
interface Constant {
  name: string
  shape: number[]
  floats?: number[]
  integers?: number[]
}
interface Node {
  op: string
  inputs: string[]
  output: string
  /** Only integers are needed. */
  attributes?: Record<string, number>
}
export interface Graph {
  inputs: Value[]
  outputs: Value[]
  constants: Constant[]
  nodes: Node[]
}

const varint = (value: number): number[] => {
  const low = value % 128
  return value < 128 ? [low] : [low + 128, ...varint(Math.floor(value / 128))]
}
const bytes = (field: number, content: Uint8Array | number[]): number[] => [
  ...varint(field * 8 + 2),
  ...varint(content.length),
  ...content,
]
const text = (field: number, value: string) => bytes(field, new TextEncoder().encode(value))
const integer = (field: number, value: number) => [...varint(field * 8), ...varint(value)]

const dimension = (value: Dimension) => bytes(1, typeof value === 'number' ? integer(1, value) : text(2, value))
const elementType = (type: Value['type']) => (type === 'float' ? FLOAT : INT64)

const valueInfo = ({ name, type, shape }: Value): number[] => [
  ...text(1, name),
  ...bytes(2, bytes(1, [...integer(1, elementType(type)), ...bytes(2, shape.flatMap(dimension))])),
]

const tensor = ({ name, shape, floats, integers = [] }: Constant): number[] => {
  const raw = floats ? new Float32Array(floats) : new BigInt64Array(integers.map(BigInt))
  return [
    ...shape.flatMap((size) => integer(1, size)),
    ...integer(2, floats ? FLOAT : INT64),
    ...text(8, name),
    ...bytes(9, new Uint8Array(raw.buffer)),
  ]
}

const attribute = ([name, value]: [string, number]): number[] => [
  ...text(1, name),
  ...integer(3, value),
  ...integer(20, 2),
]

const node = ({ op, inputs, output, attributes = {} }: Node): number[] => [
  ...inputs.flatMap((name) => text(1, name)),
  ...text(2, output),
  ...text(4, op),
  ...Object.entries(attributes).flatMap((entry) => bytes(5, attribute(entry))),
]

/** The bytes of a model of this graph, by the operators of version 13. */
export const onnxOf = ({ inputs, outputs, constants, nodes }: Graph): Uint8Array =>
  new Uint8Array([
    ...integer(1, 8),
    ...bytes(7, [
      ...nodes.flatMap((one) => bytes(1, node(one))),
      ...text(2, 'tiny'),
      ...constants.flatMap((one) => bytes(5, tensor(one))),
      ...inputs.flatMap((one) => bytes(11, valueInfo(one))),
      ...outputs.flatMap((one) => bytes(12, valueInfo(one))),
    ]),
    ...bytes(8, integer(2, 13)),
  ])
