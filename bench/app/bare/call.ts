/** The same answers of the same server, with the login that the bench left in this browser. */
export async function call<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`/api/v1${path}`, {
    headers: { authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}` },
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()) as Answer
}
