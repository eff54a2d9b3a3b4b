/** One part of a sheet, read in the order given. */
export type PdfBlock =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'text'; text: string; isItem?: boolean }
  /** A line to fill in, with its label above and the name assistive technology says. */
  | { kind: 'field'; label: string; name: string };

export interface PdfSheet {
  title: string;
  /** As in HTML's `lang`. */
  language: string;
  author: string;
  blocks: readonly PdfBlock[];
}

/** Letter paper and an inch of margin, in points. */
const PAGE = { width: 612, height: 792, margin: 72 };
const LINE_WIDTH = PAGE.width - 2 * PAGE.margin;
const FIELD_HEIGHT = 22;

/** Advances of Helvetica from the blank to the tilde, in thousandths of the size (Adobe's font metrics). */
const ADVANCES = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
/** Signs of the Windows encoding that Latin-1 has elsewhere or not at all. */
const WINDOWS: Record<string, number> = {
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
};
/** Bold letters are this much wider at most. */
const BOLD = 1.1;

const advance = (sign: string): number => ADVANCES[(sign.normalize('NFD').codePointAt(0) ?? 32) - 32] ?? 556;
const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, sign) => sum + advance(sign), 0) * size) / 1000;

function linesOf(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A text to be drawn, in the encoding of the fonts. */
const drawn = (text: string): string =>
  `(${[...text]
    .map((sign) => WINDOWS[sign] ?? sign.charCodeAt(0))
    .map((code) => String.fromCharCode(code > 255 ? 63 : code))
    .join('')
    .replace(/[\\()]/g, '\\$&')})`;
/** A text to be said or shown by the reader, in any script. */
const said = (text: string): string => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${bytes.toString('hex')}>`;
};

interface Style {
  font: 'F1' | 'F2';
  size: number;
  colour: string;
  before: number;
}
const STYLES: Record<'h1' | 'h2' | 'text' | 'label', Style> = {
  h1: { font: 'F2', size: 22, colour: '0.04 0.25 0.25', before: 0 },
  h2: { font: 'F2', size: 14, colour: '0.04 0.25 0.25', before: 16 },
  text: { font: 'F1', size: 11, colour: '0.1 0.1 0.1', before: 7 },
  label: { font: 'F1', size: 10, colour: '0.1 0.1 0.1', before: 8 },
};

interface Page {
  id: number;
  content: string[];
  /** Structure elements of the marked content, by its number. */
  marked: number[];
  annotations: number[];
}

/**
 * A PDF file of plain sheets: tagged headings and paragraphs, the document's language and title, and fields that can be
 * filled in and say their names. It draws with the fonts every reader has. The same sheet gives the same bytes.
 */
export function writePdf({ title, language, author, blocks }: PdfSheet): Buffer {
  const file = new PdfFile();
  for (const block of blocks) {
    if (block.kind === 'field') file.addField(block.label, block.name);
    else if (block.kind === 'text')
      file.write('P', block.isItem ? `•  ${block.text}` : block.text, STYLES.text);
    else if (block.level === 1) file.write('H1', block.text, STYLES.h1);
    // A heading stays with what it is about.
    else file.write('H2', block.text, STYLES.h2, 60);
  }
  return file.finish(title, language, author);
}

const refs = (ids: readonly number[]): string => ids.map((id) => `${id} 0 R`).join(' ');
/** Keys of fields in the tree from content to structure; those of pages count up from 0. */
const FIRST_FIELD_KEY = 1000;

/** A file while it is drawn: objects by number, the pages, and how far the last one is filled. */
class PdfFile {
  readonly #objects: string[] = [];
  readonly #catalog = this.#reserve();
  readonly #tree = this.#reserve();
  readonly #structure = this.#reserve();
  readonly #root = this.#reserve();
  readonly #regular = this.#reserve();
  readonly #bold = this.#reserve();
  readonly #info = this.#reserve();
  readonly #parents = this.#reserve();
  readonly #pages: Page[] = [];
  readonly #fields: number[] = [];
  readonly #elements: number[] = [];
  readonly #fieldParents: [key: number, element: number][] = [];
  #top = 0;

  #reserve(): number {
    return this.#objects.push('');
  }

  #set(id: number, body: string): void {
    this.#objects[id - 1] = body;
  }

  /** The page with room for so many points: the last one, else a new one. */
  #pageFor(height: number): Page {
    if (this.#pages.length === 0 || this.#top - height < PAGE.margin) {
      this.#pages.push({ id: this.#reserve(), content: [], marked: [], annotations: [] });
      this.#top = PAGE.height - PAGE.margin;
    }
    return this.#pages.at(-1) as Page;
  }

  /** A tagged text over as many lines as it needs; `together` points below it stay on its page. */
  write(tag: string, text: string, { font, size, colour, before }: Style, together = 0): Page {
    const lines = linesOf(text, font === 'F2' ? size * BOLD : size, LINE_WIDTH);
    const leading = size * 1.35;
    const page = this.#pageFor(before + lines.length * leading + together);
    this.#top -= before;
    const element = this.#reserve();
    this.#elements.push(element);
    this.#set(
      element,
      `<</Type/StructElem/S/${tag}/P ${this.#root} 0 R/Pg ${page.id} 0 R/K ${page.marked.length}>>`,
    );
    const shown = lines
      .map((line, index) => `${index === 0 ? '' : `0 ${-leading} Td `}${drawn(line)} Tj`)
      .join(' ');
    page.content.push(
      `/${tag} <</MCID ${page.marked.length}>> BDC BT /${font} ${size} Tf ${colour} rg ${PAGE.margin} ${(this.#top - size).toFixed(1)} Td ${shown} ET EMC`,
    );
    page.marked.push(element);
    this.#top -= lines.length * leading;
    return page;
  }

  addField(label: string, name: string): void {
    const page = this.write('P', label, STYLES.label, FIELD_HEIGHT + 4);
    const top = this.#top;
    const box = [PAGE.margin, top - FIELD_HEIGHT, PAGE.margin + LINE_WIDTH, top];
    const [widget, element] = [this.#reserve(), this.#reserve()];
    const key = FIRST_FIELD_KEY + this.#fields.length;
    this.#set(
      widget,
      `<</Type/Annot/Subtype/Widget/FT/Tx/T(field${this.#fields.length + 1})/TU${said(name)}/F 4/Rect[${box.map((each) => each.toFixed(1)).join(' ')}]` +
        `/DA(/F1 11 Tf 0 g)/P ${page.id} 0 R/StructParent ${key}>>`,
    );
    this.#set(
      element,
      `<</Type/StructElem/S/Form/P ${this.#root} 0 R/Alt${said(name)}/K<</Type/OBJR/Obj ${widget} 0 R/Pg ${page.id} 0 R>>>>`,
    );
    page.content.push(
      `/Artifact BMC 0.36 0.56 0.55 RG 0.8 w ${PAGE.margin} ${(top - FIELD_HEIGHT).toFixed(1)} ${LINE_WIDTH} ${FIELD_HEIGHT} re S EMC`,
    );
    page.annotations.push(widget);
    this.#fields.push(widget);
    this.#elements.push(element);
    this.#fieldParents.push([key, element]);
    this.#top -= FIELD_HEIGHT + 2;
  }

  /** The bytes of the whole file. */
  finish(title: string, language: string, author: string): Buffer {
    for (const [index, page] of this.#pages.entries()) this.#finishPage(page, index);
    this.#finishStructure(language);
    for (const [id, name] of [
      [this.#regular, 'Helvetica'],
      [this.#bold, 'Helvetica-Bold'],
    ] as const)
      this.#set(id, `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`);
    this.#set(this.#info, `<</Title${said(title)}/Author${said(author)}>>`);
    return assemble(this.#objects, this.#catalog, this.#info);
  }

  #finishPage({ id, content, annotations }: Page, index: number): void {
    const stream = content.join('\n');
    const body = this.#reserve();
    this.#set(body, `<</Length ${Buffer.byteLength(stream, 'latin1')}>>stream\n${stream}\nendstream`);
    this.#set(
      id,
      `<</Type/Page/Parent ${this.#tree} 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/StructParents ${index}/Tabs/S` +
        `/Resources<</Font<</F1 ${this.#regular} 0 R/F2 ${this.#bold} 0 R>>>>/Contents ${body} 0 R/Annots[${refs(annotations)}]>>`,
    );
  }

  /** The catalog, the list of pages, and the tree that says what is read in which order. */
  #finishStructure(language: string): void {
    const fields = this.#fields;
    const numbers = [
      ...this.#pages.map(({ marked }, index) => `${index}[${refs(marked)}]`),
      ...this.#fieldParents.map(([key, element]) => `${key} ${element} 0 R`),
    ];
    this.#set(
      this.#catalog,
      `<</Type/Catalog/Pages ${this.#tree} 0 R/Lang(${language})/MarkInfo<</Marked true>>/StructTreeRoot ${this.#structure} 0 R` +
        '/ViewerPreferences<</DisplayDocTitle true>>' +
        (fields.length > 0
          ? `/AcroForm<</Fields[${refs(fields)}]/DR<</Font<</F1 ${this.#regular} 0 R>>>>/DA(/F1 11 Tf 0 g)/NeedAppearances true>>`
          : '') +
        '>>',
    );
    const pages = this.#pages.map(({ id }) => id);
    this.#set(this.#tree, `<</Type/Pages/Count ${pages.length}/Kids[${refs(pages)}]>>`);
    this.#set(
      this.#structure,
      `<</Type/StructTreeRoot/K ${this.#root} 0 R/ParentTree ${this.#parents} 0 R/ParentTreeNextKey ${FIRST_FIELD_KEY + fields.length}>>`,
    );
    this.#set(
      this.#root,
      `<</Type/StructElem/S/Document/P ${this.#structure} 0 R/K[${refs(this.#elements)}]>>`,
    );
    this.#set(this.#parents, `<</Nums[${numbers.join(' ')}]>>`);
  }
}

/** The file around the objects: a header, the objects, and the table of where each begins. */
function assemble(objects: readonly string[], catalog: number, info: number): Buffer {
  let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const places = objects.map((body, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file +=
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
    `trailer\n<</Size ${objects.length + 1}/Root ${catalog} 0 R/Info ${info} 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
