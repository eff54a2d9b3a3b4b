import type { RegistryRow } from '#src/components/RegistryRow.ts';

const row = { folder: 'content', wake: 'never', pages: 'any', editing: 'P', strings: [] } as const;
const withWords = { ...row, strings: ['content'] } as const;

/** Text, structure and small content blocks. */
export const contentRows = {
  RichText: row,
  RichTextBlock: row,
  Title: row,
  Content: row,
  ContentField: row,
  SectionHeader: row,
  TextTag: row,
  Accordion: { ...withWords, editing: 'L', placeholders: ['accordion-items-{*}'] },
  AccordionItem: { ...row, editing: 'L', placeholders: ['accordion-item-{*}'] },
  VerticalTabs: { ...withWords, wake: 'load', editing: 'L', placeholders: ['vertical-tabs-{*}'] },
  VerticalTab: { ...row, editing: 'L', placeholders: ['vertical-tab-{*}'] },
  TextWithIcon: row,
  Stats: row,
  Quote: row,
  Alert: row,
  ActionBar: row,
  LeadershipBios: { ...withWords, wake: 'load', placeholders: ['leadership-bios-{*}'] },
  LeadershipBioCard: { ...withWords, wake: 'visible' },
  LastUpdatedNote: { ...row, data: true, strings: ['updated'] },
  IframeEmbed: { ...row, wake: 'press', isOffEntityPages: true, strings: ['embed'] },
  ArticleContributor: {
    ...row,
    data: true,
    pages: ['page', 'healthWellnessPage'],
    strings: ['contributor'],
  },
} satisfies Record<string, RegistryRow>;
