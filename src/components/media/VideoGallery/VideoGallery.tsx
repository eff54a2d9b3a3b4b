import { useState } from 'react';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { PageVideo, useVideoSource, type HostedVideo } from '#src/components/shared/video/PageVideo.tsx';
import { VideoPoster } from '#src/components/shared/video/VideoPoster.tsx';
import { brightcoveId } from '#src/domain/video/brightcoveId.ts';
import { youtubeId } from '#src/domain/video/youtubeId.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import { Carousel } from '#src/ui/Carousel/Carousel.tsx';
import type { declaration } from './VideoGallery.declaration.ts';
import type { FieldsOf } from '#src/declaration/values.ts';

/**
 * Videos one at a time with thumbnails in step, which scroll only when there are more than three.
 * A slide that is left pauses its video (Q-368, D-011).
 */
export function VideoGallery({ fields }: ComponentProps<typeof declaration>) {
  const t = useStrings();
  const videoSource = useVideoSource();
  const [current, setCurrent] = useState(0);
  const videos = fields.Children.value.flatMap((item) => {
    const source = videosOf(item).flatMap((video) => videoSource(video) ?? [])[0];
    return source ? [{ item, source }] : [];
  });
  if (videos.length === 0) {
    return <EditingNote name="VideoGallery" missing={['BrightcoveVideoId', 'YoutubeVideoId']} />;
  }
  const slides = videos.map(({ item, source }, index) => {
    const caption = item.fields.Caption.value;
    const label = caption || `${t('media.video')} ${index + 1}`;
    const poster = { image: item.fields.Image.value, videoId: source.videoId };
    return {
      id: item.id,
      label,
      content: (
        <figure className="Carousel-figure">
          <PageVideo
            source={source}
            title={label}
            isPaused={index !== current}
            poster={<VideoPoster {...poster} />}
          />
          {caption ? <figcaption className="Carousel-caption">{caption}</figcaption> : null}
        </figure>
      ),
      thumbnail: <VideoPoster {...poster} width={300} height={150} />,
    };
  });
  return (
    <div className="VideoGallery block">
      <Carousel
        label={fields.Headline.value || t('media.videos')}
        slides={slides}
        thumbnails
        onSlideChange={setCurrent}
        labels={{
          previous: t('media.previousVideo'),
          next: t('media.nextVideo'),
          position: (slide, count) => t('media.position', { slide, count }),
          carousel: t('media.carousel'),
          slide: t('media.video'),
        }}
      />
    </div>
  );
}

type Video = FieldsOf<(typeof declaration)['fields']>['Children']['value'][number];

/** The videos a child item names: a Brightcove id, which needs a site with an account, and a YouTube id or address. */
function videosOf({ fields }: Video): HostedVideo[] {
  const brightcove = brightcoveId(fields.BrightcoveVideoId.value);
  const written = fields.YoutubeVideoId.value;
  const youtube = /^[\w-]{11}$/.test(written) ? written : youtubeId(written);
  return [
    ...(brightcove ? [{ kind: 'brightcove' as const, videoId: brightcove }] : []),
    ...(youtube ? [{ kind: 'youtube' as const, videoId: youtube }] : []),
  ];
}
