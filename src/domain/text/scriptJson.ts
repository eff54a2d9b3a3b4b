/** Characters that could end a data block early, written as JSON escapes. */
const ESCAPES: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };

/** JSON for a data block (`<script type="application/json">`), safe whatever texts it holds. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replace(/[<>&]/g, (sign) => ESCAPES[sign] ?? sign);
}
